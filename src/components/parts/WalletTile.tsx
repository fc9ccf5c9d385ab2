'use client'
import { classNames } from './classNames.js'
import { useImage } from './useImage.js'

/** Picture of a wallet, or its initial. The name is shown beside it. */
export function WalletTile({ icon, isLarge, name }: WalletTile.Props) {
  const image = useImage(icon)
  const [letter = ''] = name
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'lk-wallet-tile',
        isLarge && 'lk-wallet-tile-large',
        !image && 'lk-wallet-tile-letter',
      )}
    >
      {/* Labelled by the adjacent text. */}
      {image ? (
        // biome-ignore lint/a11y/useAltText: it is in what the hook gives
        <img {...image} className="lk-wallet-image" height="40" width="40" />
      ) : (
        letter.toUpperCase()
      )}
    </span>
  )
}

export declare namespace WalletTile {
  type Props = {
    icon: string | undefined
    isLarge?: boolean | undefined
    name: string
  }
}
