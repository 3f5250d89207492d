import { defineModule, provide } from '../../application/kernel/provider';
import { OwnListsPort } from '../../application/platform/own-lists.port';
import { OwnListsAdapter } from './own-lists.adapter';

/** What an account has under way on the device: nobody without a session reads it. */
export default defineModule('own-lists', [provide(OwnListsPort, OwnListsAdapter)]);
