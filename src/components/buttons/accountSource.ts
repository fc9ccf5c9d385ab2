import { createSource } from '../dialog/createSource.js'
import type { AccountSlot } from './AccountSlot.js'

/** Drawing a picture is not in the code that a page starts with. */
export const accountSource = createSource<AccountSlot.Props>(() =>
  import('./ButtonAccount.js').then(({ ButtonAccount }) => ButtonAccount),
)
