import { createSource } from '../dialog/createSource.js'

/** Names that stand for an account. */
export const nameSources = {
  ChooseAccountName: createSource(() =>
    import('./ChooseAccountNameView.js').then(
      (module) => module.ChooseAccountNameView,
    ),
  ),
  RegisterAccountName: createSource(() =>
    import('./RegisterAccountNameView.js').then(
      (module) => module.RegisterAccountNameView,
    ),
  ),
  RegisterAccountNameSuccess: createSource(() =>
    import('./RegisterAccountNameSuccessView.js').then(
      (module) => module.RegisterAccountNameSuccessView,
    ),
  ),
}
