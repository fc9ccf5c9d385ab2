export { expect } from '@playwright/test'
export { exposeWallet } from '../playwright/exposeWallet.js'
export {
  type LatchkeyFixtures,
  type LatchkeyOptions,
  test,
} from '../playwright/test.js'
