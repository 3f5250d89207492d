import { defineModule, provideClass } from '../../../application/kernel/provider';
import { ApiReferencePort } from '../../../application/reference/api-reference.port';
import { routeModule } from '../../runtime/route';
import { ApiReferencePage, type ApiReferencePageStores } from './api-reference.page';
import { ApiReferenceStore } from './api-reference.store';

export const apiReferencePage = routeModule<ApiReferencePageStores>({
  Page: ApiReferencePage,
  modules: [defineModule('presentation/reference', [provideClass(ApiReferenceStore, ApiReferencePort)])],
  stores: { reference: ApiReferenceStore },
});
