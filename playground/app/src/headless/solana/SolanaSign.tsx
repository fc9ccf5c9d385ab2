import { useSignText } from 'latchkey'
import { Problem } from '../Problem.js'

const signedText = 'Latchkey was here'

export function SolanaSign() {
  const sign = useSignText()
  return (
    <section aria-labelledby="solana-sign-title">
      <h2 id="solana-sign-title">Sign on Solana</h2>
      <p>
        The words: <q data-testid="solana-message">{signedText}</q>
      </p>
      <button
        data-testid="solana-sign"
        type="button"
        disabled={sign.isPending}
        onClick={() =>
          sign.mutate({ message: signedText, namespace: 'solana' })
        }
      >
        {sign.isPending ? 'Approve in the secure frame…' : 'Sign the words'}
      </button>
      <Problem error={sign.error} testId="solana-sign-error" />
      {sign.data && (
        <p className="good" role="status">
          Signed.{' '}
          <code data-testid="solana-signature">{sign.data.signature}</code>
        </p>
      )}
    </section>
  )
}
