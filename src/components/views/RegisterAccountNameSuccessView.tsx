'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Confirmation of a registered name. */
export function RegisterAccountNameSuccessView() {
  const { entry, open } = useModal()
  const { names } = useInsideStrings()
  const data =
    entry.view === 'RegisterAccountNameSuccess' ? entry.data : undefined
  const name = cleanText(String(data?.name ?? ''), NAME_MAX_LENGTH)
  return (
    <ViewFrame
      footer={
        <Button
          data-autofocus=""
          onClick={() => open({ view: 'Account' })}
          variant="primary"
        >
          {names.done}
        </Button>
      }
    >
      <div className="lk-status">
        <span className="lk-status-mark lk-names-done">
          <Icon name="check" />
        </span>
        <div role="status">
          <p className="lk-status-title">
            {name ? <bdi translate="no">{name}</bdi> : names.successUnknown}
          </p>
          <p className="lk-status-text">
            {name
              ? `${names.success}. ${names.successHint}`
              : names.successHint}
          </p>
        </div>
      </div>
    </ViewFrame>
  )
}
