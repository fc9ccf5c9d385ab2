'use client'
import { type FormEvent, useEffect, useId } from 'react'
import {
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  NAME_SUFFIXES,
} from '../../core/constants/names.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { cleanText } from '../../core/format/cleanText.js'
import { parseName } from '../../features/names/parseName.js'
import { useModal } from '../../hooks/useModal.js'
import { useNameRegistration } from '../../modal/name/useNameRegistration.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { NoNames } from '../names/NoNames.js'
import { Block } from '../parts/Block.js'
import { Input } from '../parts/Input.js'
import { Spinner } from '../parts/Spinner.js'
import { SubmitButton } from '../parts/SubmitButton.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

const [suffix] = NAME_SUFFIXES

/** Form to choose and register a name, confirmed in the wallet. */
export function RegisterAccountNameView() {
  const registration = useNameRegistration()
  const { go } = useModal()
  const { names } = useInsideStrings()
  const toErrorText = useErrorText()
  const formId = useId()
  const suffixId = useId()
  const { isAvailable, isPending, name, registered, reset } = registration

  // May have been registered while the wallet's own dialog replaced this
  // view.
  useEffect(() => {
    if (!registered) return
    reset()
    const data = { name: registered }
    go({ data, isReplacing: true, view: 'RegisterAccountNameSuccess' })
  }, [go, registered, reset])

  if (!registration.isSupported) return <NoNames />
  const { error, help, isLooking } = toNameHint(registration, {
    names,
    toErrorText,
  })
  const isReady = isAvailable === true && !isLooking && !isPending
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady) registration.register()
  }
  return (
    <ViewFrame
      footer={
        <SubmitButton formId={formId} isPending={isPending} isReady={isReady}>
          {isPending
            ? names.confirm
            : !name
              ? names.enter
              : isAvailable === false
                ? names.other
                : names.register}
        </SubmitButton>
      }
    >
      <form className="lk-names" id={formId} noValidate onSubmit={onSubmit}>
        <Input
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          data-autofocus=""
          dir="ltr"
          end={
            <span className="lk-names-suffix" dir="ltr" id={suffixId}>
              {isLooking && <Spinner />}
              <span className="lk-hidden">{names.suffixed(suffix)}</span>
              <span aria-hidden="true">{suffix}</span>
            </span>
          }
          enterKeyHint="go"
          error={error}
          help={<span role="status">{help}</span>}
          label={names.name}
          maxLength={NAME_MAX_LENGTH}
          name="account-name"
          onChange={({ target }) => registration.setName(target.value)}
          readOnly={isPending}
          spellCheck={false}
          type="text"
          value={name}
        />
      </form>
      {registration.error && <NameFailure error={registration.error} />}
      {!isPending && isAvailable === false && (
        <Suggestions
          names={registration.suggestions}
          onChoose={(full) =>
            registration.setName(toLabel(cleanText(full, NAME_MAX_LENGTH)))
          }
        />
      )}
    </ViewFrame>
  )
}

/** Removes the suffix, which is shown after the field. */
function toLabel(name: string) {
  try {
    return parseName(name).label
  } catch {
    return name
  }
}

/** Explains why registration failed, or that it may have succeeded. */
function NameFailure({ error }: NameFailure.Props) {
  const { names } = useInsideStrings()
  const toErrorText = useErrorText()
  const isOpen = getMoneyState(error) === 'unknown'
  return (
    <Block kind={isOpen ? 'pause' : 'bad'} role="alert">
      <p className="lk-block-title">{toErrorText(error)}</p>
      <p>{isOpen ? names.unknown : names.unchanged}</p>
    </Block>
  )
}

declare namespace NameFailure {
  type Props = { error: Error }
}

/** Returns the hint or error below the name field. */
function toNameHint(
  registration: Pick<
    useNameRegistration.ReturnType,
    'fullName' | 'isAvailable' | 'name' | 'problem'
  >,
  texts: {
    names: InsideStrings['names']
    toErrorText: (error: unknown) => string
  },
): { error?: string; help?: string; isLooking: boolean } {
  const { names, toErrorText } = texts
  const { fullName, isAvailable, name, problem } = registration
  // Show no error while typing.
  if (name.length < NAME_MIN_LENGTH)
    return { help: names.hint, isLooking: false }
  if (problem) return { error: toErrorText(problem), isLooking: false }
  if (isAvailable === undefined || !fullName)
    return { help: names.checking, isLooking: true }
  const shown = cleanText(fullName, NAME_MAX_LENGTH)
  return isAvailable
    ? { help: names.free(shown), isLooking: false }
    : { error: names.taken(shown), isLooking: false }
}

/** Maximum number of suggestions. */
const MAX = 4

/** Available names similar to the one entered. */
function Suggestions({ names: given, onChoose }: Suggestions.Props) {
  const { names } = useInsideStrings()
  if (given.length === 0) return null
  return (
    <section aria-label={names.suggestions} className="lk-names-others">
      <h3 className="lk-group-title">{names.suggestions}</h3>
      <div className="lk-names-chips">
        {given.slice(0, MAX).map((name) => (
          <button
            className="lk-names-chip"
            key={name}
            onClick={() => onChoose(name)}
            type="button"
          >
            <bdi translate="no">{cleanText(name, NAME_MAX_LENGTH)}</bdi>
          </button>
        ))}
      </div>
    </section>
  )
}

declare namespace Suggestions {
  type Props = {
    names: readonly string[]
    onChoose: (name: string) => void
  }
}
