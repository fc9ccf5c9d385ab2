import { createSource } from '../dialog/createSource.js'

/** Reading a balance is not in the code that a page starts with. */
export const balanceSource = createSource(() =>
  import('./ButtonBalance.js').then(({ ButtonBalance }) => ButtonBalance),
)
