import { watchApplication } from '../../src/presentation/runtime/watch-application';

watchApplication();
