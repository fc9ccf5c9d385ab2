export { expect } from '@playwright/test'
export type { Phone, PhoneRequest } from '../playwright/createPhone.js'
export { exposeWallet } from '../playwright/exposeWallet.js'
export {
  type LatchkeyFixtures,
  type LatchkeyOptions,
  test,
} from '../playwright/test.js'
