import type { openSocialPopup } from '../../actions/openSocialPopup.js'

/** Holds the popup opened by a click, for the view that runs the login. */
export const createPopupSlot = (): {
  popup: openSocialPopup.ReturnType | undefined
} => ({ popup: undefined })
