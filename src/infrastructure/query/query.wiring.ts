import { defineModule, provide } from '../../application/kernel/provider';
import { ResourceCache } from '../../application/kernel/resource';
import { QueryCoreResourceCache } from './query-core-resource-cache';

export const queryModule = defineModule('query', [provide(ResourceCache, QueryCoreResourceCache)]);
