import {
  type EvmAccount,
  useNameAvailability,
  useNameSuggestions,
  useRegisterName,
  useReverseNames,
} from 'latchkey'
import { type FormEvent, useState } from 'react'
import { Problem } from './Problem.js'

export function Name({ account }: { account: EvmAccount }) {
  const { address, chainId } = account
  const own = useReverseNames({ address, chainId })
  const [name, setName] = useState('')
  const availability = useNameAvailability({ name, chainId })
  const suggestions = useNameSuggestions({ name, chainId })
  const register = useRegisterName()
  const isFree = availability.data?.isAvailable
  const free = suggestions.data?.suggestions.filter((one) => !one.isRegistered)

  function submit(event: FormEvent) {
    event.preventDefault()
    register.mutate({ account: address, chainId, name })
  }
  return (
    <>
      <p className="lead" data-testid="own-names">
        {own.data?.records.length
          ? `You are ${own.data.records.map((one) => one.name).join(', ')}`
          : own.isSuccess && 'You have no name yet.'}
      </p>
      <form onSubmit={submit}>
        <label>
          Wished name
          <input
            name="name"
            autoCapitalize="none"
            autoComplete="off"
            placeholder="ada-lovelace"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {name && (
          <p role="status" data-testid="availability">
            {availability.data
              ? `${availability.data.name} is ${isFree ? 'available' : 'taken'}`
              : availability.error
                ? availability.error.shortMessage
                : 'Looking it up…'}
          </p>
        )}
        {name && !isFree && free?.length ? (
          <div className="row">
            {free.slice(0, 3).map((one) => (
              <button
                type="button"
                className="quiet"
                key={one.name}
                onClick={() => setName(one.name)}
              >
                {one.name}
              </button>
            ))}
          </div>
        ) : null}
        <button type="submit" disabled={!isFree || register.isPending}>
          {register.isPending ? 'Approve in the secure frame…' : 'Register'}
        </button>
      </form>
      <Problem error={own.error ?? register.error} testId="name-error" />
      {register.data?.success && (
        <p className="good" role="status" data-testid="registered">
          {register.data.name} is yours.
        </p>
      )}
    </>
  )
}
