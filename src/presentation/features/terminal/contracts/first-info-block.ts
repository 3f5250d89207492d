import { createContext } from 'react';

export const infoBlocks = ['funding', 'tiers', 'fund', 'index', 'rules'] as const;
export type InfoBlock = (typeof infoBlocks)[number];

/** Which block the panel begins with. */
export const FirstInfoBlock = createContext<InfoBlock>('funding');
