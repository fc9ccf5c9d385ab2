import type { openSocialPopup } from '../../actions/openSocialPopup.js'

/** The popup that a click opened for the view that runs the login. */
export const createPopupSlot = (): {
  popup: openSocialPopup.ReturnType | undefined
} => ({ popup: undefined })
