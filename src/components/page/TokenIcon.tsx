'use client'
import { useTokenIcon } from '../../hooks/useTokenIcon.js'
import { Boundary } from '../parts/Boundary.js'
import { classNames } from '../parts/classNames.js'
import { ImageTile } from '../parts/ImageTile.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useThemed } from '../parts/useThemed.js'

/**
 * Picture of a token with its network's in the corner. A token without a
 * picture, or one that does not load, shows its letter. Decorative: place the
 * symbol beside it.
 *
 * The hook behind it is `useTokenIcon`.
 *
 * @param props.token - `native`, the address of a contract or mint, or CAIP-19;
 * default `native`
 * @param props.chainId - number, 0x-hex or CAIP-2 id; default that of `token`,
 * else the active account's network
 * @param props.src - URL of an image, such as `iconUrl` of `useBalances`
 * @param props.symbol - symbol, if it is known; else it is read from the chain
 * @param props.hasBadge - whether the network is shown; default true
 * @param props.size - `small` (24 px), `medium` (40 px, default) or `large`
 * (64 px)
 * @throws KitProviderNotFoundError
 *
 * @example
 * <TokenIcon chainId={8453} symbol="USDC" token={usdc} />
 */
export function TokenIcon(props: TokenIcon.Props) {
  return (
    <Boundary>
      <Icon {...props} />
    </Boundary>
  )
}

function Icon(props: TokenIcon.Props) {
  const { hasBadge = true, size = 'medium', ...parameters } = props
  const { isNative, network, src, symbol } = useTokenIcon(parameters)
  const themed = useThemed<HTMLSpanElement>()
  return (
    <span
      {...themed}
      aria-hidden="true"
      className={classNames('lk-page-picture', `lk-page-${size}`)}
    >
      <ImageTile isNative={isNative} name={symbol} src={src} />
      {hasBadge && network && (
        <span className="lk-page-badge">
          <NetworkTile {...network} />
        </span>
      )}
    </span>
  )
}

export declare namespace TokenIcon {
  type Props = Omit<useTokenIcon.Parameters, 'kit'> & {
    hasBadge?: boolean | undefined
    size?: 'small' | 'medium' | 'large' | undefined
  }
}
