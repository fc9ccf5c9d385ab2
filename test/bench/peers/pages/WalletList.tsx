import { useState } from 'react'
import { useAccount, useConnect, useConnectors } from 'wagmi'

/** A hand-written wallet list: a button, and a dialog with one row per wallet. */
export function WalletList() {
  const { address } = useAccount()
  const connectors = useConnectors()
  const { connect } = useConnect()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Connect wallet
      </button>
      {isOpen && !address && (
        <dialog open>
          {connectors.map((connector) => (
            <button
              key={connector.uid}
              type="button"
              onClick={() => connect({ connector })}
            >
              {connector.name}
            </button>
          ))}
          <button
            aria-label="Close"
            type="button"
            onClick={() => setIsOpen(false)}
          >
            ×
          </button>
        </dialog>
      )}
    </>
  )
}
