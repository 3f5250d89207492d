import { view } from '../../runtime/feature';
import { ApplicationForm } from './application-form.view';
import { ApplicationsStore } from './applications.store';

interface BrokerApplicationStores {
  readonly applications: ApplicationsStore;
}

export function BrokerApplication({ stores: { applications } }: { readonly stores: BrokerApplicationStores }) {
  return <ApplicationForm store={applications.broker} />;
}

export default view(BrokerApplication, { applications: ApplicationsStore });
