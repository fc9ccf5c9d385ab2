import { expect, test } from 'vitest'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { popularWallets } from '../../core/options/popularWallets.js'
import { isImageUrl } from '../../core/url.js'
import { getWalletPicture } from './getWalletPicture.js'

test('default: WalletConnect and popular wallets each have a picture', () => {
  const pictures = [
    getWalletPicture({ icon: undefined, id: WALLET_CONNECT_ID }),
    ...popularWallets.map(({ explorerId }) =>
      getWalletPicture({ explorerId, icon: undefined, id: 'io.x' }),
    ),
  ]
  expect(new Set(pictures).size).toBe(popularWallets.length + 1)
  for (const picture of pictures) {
    expect(isImageUrl(picture)).toBe(true)
    expect(picture?.length).toBeLessThan(1500)
  }
})

test('behavior: prefers the icon of the wallet; draws nothing for unknown ones', () => {
  const icon = 'data:image/png;base64,iVBORw0KGgo='
  expect(getWalletPicture({ icon, id: WALLET_CONNECT_ID })).toBe(icon)
  expect(getWalletPicture({ icon: undefined, id: 'fjord' })).toBe(undefined)
})
