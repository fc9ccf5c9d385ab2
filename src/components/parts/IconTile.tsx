import { classNames } from './classNames.js'
import { Icon } from './Icon.js'
import type { IconName } from './icons.js'

/** Icon in place of a wallet's picture. */
export function IconTile({ isLarge, name }: IconTile.Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'lk-wallet-tile',
        'lk-wallet-tile-letter',
        isLarge && 'lk-wallet-tile-large',
      )}
    >
      <Icon name={name} />
    </span>
  )
}

export declare namespace IconTile {
  type Props = { isLarge?: boolean | undefined; name: IconName }
}
