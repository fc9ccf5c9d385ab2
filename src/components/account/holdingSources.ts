import { createSource } from '../dialog/createSource.js'

/** The tabs that are fetched when they are opened. */
export const holdingSources = {
  nfts: createSource(() =>
    import('./NftList.js').then((module) => module.NftList),
  ),
  activity: createSource(() =>
    import('./ActivityList.js').then((module) => module.ActivityList),
  ),
}
