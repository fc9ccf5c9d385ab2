import type { WalletSession } from 'latchkey-devnet/wallet'

export function Peer({ metadata: { icons, name, url } }: Peer.Props) {
  const [icon] = icons
  const isShown = icon && /^(?:https?:|data:image\/)/.test(icon)
  return (
    <div className="peer">
      {isShown ? (
        <img src={icon} alt="" />
      ) : (
        <span className="letter" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <div>
        <strong>{name}</strong>
        <span>{url}</span>
      </div>
    </div>
  )
}

export declare namespace Peer {
  type Props = { metadata: WalletSession['peer']['metadata'] }
}
