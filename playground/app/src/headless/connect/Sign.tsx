import { type AccountNamespace, useActiveAccount, useSignText } from 'latchkey'
import { useSignTypedData } from 'wagmi'
import { Problem } from '../Problem.js'
import { signedText, typedData } from './signed.js'

/** Words for either side, and typed data by wagmi's own hook. */
export function Sign() {
  const evm = useActiveAccount({ namespace: 'eip155' })
  const typed = useSignTypedData()
  const { chainId } = evm ?? {}
  return (
    <>
      <SignWords label="Sign for EVM" namespace="eip155" />
      <SignWords label="Sign for Solana" namespace="solana" />
      {evm && (
        <>
          <button
            type="button"
            className="quiet"
            disabled={typed.isPending}
            onClick={() => typed.mutate(typedData(chainId))}
          >
            Sign typed data
          </button>
          <Problem error={typed.error} testId="typed-error" />
          {typed.data && (
            <code data-testid="typed-signature">{typed.data}</code>
          )}
        </>
      )}
    </>
  )
}

function SignWords({ label, namespace }: SignWords.Props) {
  const account = useActiveAccount({ namespace })
  const sign = useSignText()
  if (!account) return null
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={sign.isPending}
        onClick={() => sign.mutate({ message: signedText, namespace })}
      >
        {label}
      </button>
      <Problem error={sign.error} testId={`words-error-${namespace}`} />
      {sign.data && (
        <code data-testid={`words-signature-${namespace}`}>
          {sign.data.signature}
        </code>
      )}
    </>
  )
}

declare namespace SignWords {
  type Props = { label: string; namespace: AccountNamespace }
}
