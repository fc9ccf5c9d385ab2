import { KitError } from 'latchkey'
import { BaseError } from 'viem'

/** One clear sentence for whatever went wrong. */
export function Problem({
  error,
  testId = 'error',
}: {
  error: unknown
  testId?: string
}) {
  if (!error) return <p className="problem" role="status" />
  return (
    <p className="problem" role="alert" data-testid={testId}>
      {toSentence(error)}
    </p>
  )
}

function toSentence(error: unknown) {
  if (error instanceof KitError || error instanceof BaseError)
    return error.shortMessage
  return error instanceof Error ? error.message : 'Something went wrong'
}
