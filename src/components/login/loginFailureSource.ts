import { createSource } from '../dialog/createSource.js'

/**
 * Its sentences are many, so they are not on the first screen: they come with
 * the next one, which is fetched before a mail is asked for.
 */
export const loginFailureSource = createSource(() =>
  import('../views/EmailVerifyOtpView.js').then(
    (module) => module.LoginFailure,
  ),
)
