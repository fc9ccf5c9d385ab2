import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { Wallet } from '../../core/wallet.js'

/**
 * Returns a picture for a wallet without an icon: WalletConnect's mark, or,
 * for popular wallets, a recognizable shape of our own in their color. Their
 * logos are trademarks and not shipped.
 *
 * @returns `undefined` for all others
 */
export function getWalletPicture({
  explorerId,
  icon,
  id,
}: Pick<Wallet, 'explorerId' | 'icon' | 'id'>): string | undefined {
  if (icon) return icon
  const drawing = drawings[id === WALLET_CONNECT_ID ? id : (explorerId ?? id)]
  if (!drawing) return undefined
  const [ground, shapes] = drawing
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="${SVG}" viewBox="0 0 40 40"><path fill="${ground}" d="M0 0h40v40H0z"/>${shapes}</svg>`,
  )}`
}

const SVG = 'http://www.w3.org/2000/svg'

/** Background and shape by explorer ID. */
const drawings: Record<string, readonly [string, string] | undefined> = {
  [WALLET_CONNECT_ID]: [
    '#3396ff',
    '<path fill="none" stroke="#fff" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round" d="M12.3 16.1a11.2 11.2 0 0 1 15.4 0M8.6 19.7l5.9 5.8 5.5-5.4 5.5 5.4 5.9-5.8"/>',
  ],
  // Fox head.
  c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96: [
    '#f58b2b',
    '<path fill="#fff" d="m8.5 9.5 8.2 5.2h6.6l8.2-5.2-1.6 9.6 1.5 4.6-1.9 6.3-5.6-1.6-2.4 2.1h-3l-2.4-2.1-5.6 1.6-1.9-6.3 1.5-4.6Z"/><path fill="#f58b2b" d="m13.2 20.2 4.2 1.6-.6 2.1Zm13.6 0-4.2 1.6.6 2.1ZM18.2 27h3.6l-.8 1.6h-2Z"/>',
  ],
  // Coin with a slot.
  d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8: [
    '#1652f0',
    '<circle cx="20" cy="20" r="12" fill="#fff"/><rect x="16" y="16" width="8" height="8" rx="1.6" fill="#1652f0"/>',
  ],
  // Ghost.
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: [
    '#8f80e8',
    '<path fill="#fff" d="M20 9c-6 0-10 4.6-10 10.600V30l3.4-2.400L16.7 30l3.3-2.4 3.3 2.4 3.3-2.400L30 30V19.600C30 13.6 26 9 20 9Z"/><circle cx="17" cy="18.5" r="1.9" fill="#8f80e8"/><circle cx="23.5" cy="18.5" r="1.9" fill="#8f80e8"/>',
  ],
  // Shield.
  '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0': [
    '#2b3df0',
    '<path fill="#fff" d="M20 8.500c3.3 2.4 6.8 3.4 10.5 3.500v7.500c0 5.6-4.3 9.3-10.5 12-6.2-2.7-10.5-6.4-10.5-12V12c3.7-.1 7.2-1.1 10.5-3.500Z"/><path fill="#2b3df0" opacity=".35" d="M20 8.500c3.3 2.4 6.8 3.4 10.5 3.500v7.500c0 5.6-4.3 9.3-10.5 12Z"/>',
  ],
}
