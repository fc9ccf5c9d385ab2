import { createSource } from '../dialog/createSource.js'
import type { socialRoom } from '../social/socialRoom.js'

/** Social logins: a page without them fetches none of it. */
export const socialSources = {
  SocialSection: fromRoom('SocialSection'),
  ConnectSocials: fromRoom('ConnectSocialsView'),
  ConnectingSocial: fromRoom('ConnectingSocialView'),
  // With the other view that draws a code, one file less to fetch.
  ConnectingFarcaster: createSource(() =>
    import('./ConnectingWalletConnectView.js').then(
      (module) => module.ConnectingFarcasterView,
    ),
  ),
}

function fromRoom(name: keyof typeof socialRoom) {
  return createSource(() =>
    import('../social/socialRoom.js').then(
      ({ socialRoom }) => socialRoom[name],
    ),
  )
}
