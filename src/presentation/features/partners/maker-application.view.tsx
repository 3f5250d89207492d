import { view } from '../../runtime/feature';
import { ApplicationForm } from './application-form.view';
import { ApplicationsStore } from './applications.store';

interface MakerApplicationStores {
  readonly applications: ApplicationsStore;
}

function MakerApplication({ stores: { applications } }: { readonly stores: MakerApplicationStores }) {
  return <ApplicationForm store={applications.marketMaker} />;
}

export default view(MakerApplication, { applications: ApplicationsStore });
