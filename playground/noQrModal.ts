import { fileURLToPath } from 'node:url'

/**
 * Aliases that leave another kit's modal out of a page's build. WalletConnect's
 * provider imports it for a QR code of its own, which this package never shows:
 * without them each build makes thousands of modules that nobody loads.
 */
export const noQrModal = [
  {
    find: /^@reown\/appkit\/(?:core|networks)$/,
    replacement: fileURLToPath(new URL('./emptyModule.ts', import.meta.url)),
  },
]
