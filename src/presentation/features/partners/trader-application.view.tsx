import { view } from '../../runtime/feature';
import { ApplicationForm } from './application-form.view';
import { ApplicationsStore } from './applications.store';

interface TraderApplicationStores {
  readonly applications: ApplicationsStore;
}

export function TraderApplication({ stores: { applications } }: { readonly stores: TraderApplicationStores }) {
  return <ApplicationForm store={applications.leadTrader} />;
}

export default view(TraderApplication, { applications: ApplicationsStore });
