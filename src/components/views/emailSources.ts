import { createSource } from '../dialog/createSource.js'

/** Three steps in one view, which keeps the change that is under way. */
const source = createSource(() =>
  import('./UpdateEmailView.js').then((module) => module.UpdateEmailView),
)

export const emailSources = {
  UpdateEmailWallet: source,
  UpdateEmailPrimaryOtp: source,
  UpdateEmailSecondaryOtp: source,
}
