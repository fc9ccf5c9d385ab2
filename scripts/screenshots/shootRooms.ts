import type { Page } from '@playwright/test'
import type { ModalEntry } from 'latchkey'
import { en as enStart } from '../../src/components/strings/en.js'
import { enInside } from '../../src/components/strings/enInside.js'

const en = { ...enStart, ...enInside }
const modalOf = (page: Page) => page.locator('dialog.lk-dialog')

/**
 * Takes the views for buying, names and explanations, opened as an app can
 * open them.
 */
export async function shootRooms(parameters: shootRooms.Parameters) {
  const { enter, page, take } = parameters
  const show = async (entry: ModalEntry, text: string | RegExp) => {
    await page.evaluate((entry) => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [{ view: 'Account' } as const, entry],
      }))
    }, entry)
    await modalOf(page).getByText(text).first().waitFor()
  }
  await page.getByRole('button', { name: en.button.connect }).click()
  await show({ view: 'WhatIsAWallet' }, en.guide.getWallet)
  await take('what-is-a-wallet')
  await show({ view: 'WhatIsANetwork' }, en.guide.gotIt)
  await take('what-is-a-network')
  await show({ view: 'GetWallet' }, 'MetaMask')
  await take('get-wallet')
  await modalOf(page)
    .getByRole('button', { name: /^MetaMask/ })
    .click()
  await modalOf(page).getByText(en.guide.afterwards).waitFor()
  await take('downloads')
  await show({ view: 'UsageExceeded' }, en.guide.usage)
  await take('usage-exceeded')
  await show({ view: 'Connect' }, en.login.email)
  await enter()

  await show({ view: 'OnRampProviders' }, 'Coinbase')
  await modalOf(page).getByLabel(en.buy.amountHint).fill('100')
  await modalOf(page)
    .getByText(/ in fees/)
    .first()
    .waitFor()
  await take('buy')
  await show({ view: 'OnRampFiatSelect' }, 'Euro')
  await take('buy-fiat')
  await show({ view: 'OnRampTokenSelect' }, 'Local Dollar')
  await take('buy-token')
  await show({ view: 'WhatIsABuy' }, en.buy.start)
  await take('what-is-a-buy')
  await show({ view: 'BuyInProgress' }, en.buy.nothing)
  await take('buy-nothing')
  await show({ view: 'Contacts' }, en.settings.importContacts)
  await take('contacts')
  await show({ view: 'ChooseAccountName' }, en.names.choose)
  await take('choose-name')
  await show({ view: 'RegisterAccountName' }, en.names.hint)
  await modalOf(page).getByLabel(en.names.name).fill('ada-lovelace')
  await modalOf(page).getByText('ada-lovelace.reown.id is').waitFor()
  await take('register-name')
  await show(
    {
      data: { name: 'ada-lovelace.reown.id' },
      view: 'RegisterAccountNameSuccess',
    },
    en.names.done,
  )
  await take('name-registered')
}

export declare namespace shootRooms {
  type Parameters = {
    /** Connects a user at the first screen. */
    enter: () => Promise<void>
    /** The page with only our button. */
    page: Page
    take: (view: string) => Promise<void>
  }
}
