import { createContext } from 'react';

/** Id of the panel in the registry, for what stands in its frame. */
export const PanelIdContext = createContext('');
