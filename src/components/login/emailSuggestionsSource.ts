import { createSource } from '../dialog/createSource.js'
import type { EmailSuggestions } from './EmailSuggestions.js'

/**
 * Fetched with the first address that has got as far as its `@`: it comes with
 * the next view, which is wanted a moment later.
 */
export const emailSuggestionsSource = createSource<EmailSuggestions.Props>(() =>
  import('../views/EmailVerifyOtpView.js').then(
    (module) => module.EmailSuggestions,
  ),
)
