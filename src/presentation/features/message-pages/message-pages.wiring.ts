import { NotFoundPage } from './not-found.page';
import { routeModule } from '../../runtime/route';
import { ServerErrorRoute } from './server-error.page';

export const notFoundPage = routeModule({ Page: NotFoundPage, modules: [], stores: {} });
export const serverErrorPage = routeModule({ Page: ServerErrorRoute, modules: [], stores: {} });
