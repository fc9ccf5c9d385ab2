import { ConnectButton, NetworkButton } from 'latchkey/components'

export function Header() {
  return (
    <header>
      <a className="brand" href="/" aria-label="Latchkey">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="8" cy="12" r="4.25" />
          <path d="M12.25 12H21M17 12v3.5M20.5 12v2.5" />
        </svg>
        <span>Latchkey</span>
      </a>
      <div className="buttons">
        <div className="network">
          <NetworkButton />
        </div>
        <ConnectButton />
      </div>
    </header>
  )
}
