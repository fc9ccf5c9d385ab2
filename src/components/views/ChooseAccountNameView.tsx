'use client'
import { useModal } from '../../hooks/useModal.js'
import { useNameRegistration } from '../../modal/name/useNameRegistration.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Guide } from '../guide/Guide.js'
import { NoNames } from '../names/NoNames.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Introduction to account names, before choosing one. */
export function ChooseAccountNameView() {
  const { go } = useModal()
  const { names } = useInsideStrings()
  const { isSupported } = useNameRegistration()
  if (!isSupported) return <NoNames />
  return (
    <ViewFrame
      footer={
        <Button
          data-autofocus=""
          onClick={() => go({ view: 'RegisterAccountName' })}
          variant="primary"
        >
          {names.choose}
        </Button>
      }
    >
      <Guide icons={['send', 'check', 'network']} items={names.guide} />
    </ViewFrame>
  )
}
