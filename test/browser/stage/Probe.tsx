import { useState } from 'react'
import { Dialog } from '../../../src/components/dialog/Dialog.js'
import { Header } from '../../../src/components/dialog/Header.js'
import { ViewFrame } from '../../../src/components/dialog/ViewFrame.js'
import { Button } from '../../../src/components/parts/Button.js'
import { Row } from '../../../src/components/parts/Row.js'

type Look = 'short' | 'long' | 'form'

/** Our dialog with content of every kind, separate from the kit's views. */
export function Probe() {
  const [isOpen, setIsOpen] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)
  const [isShaking, setIsShaking] = useState(false)
  const [look, setLook] = useState<Look>('short')

  function close() {
    if (!isBlocked) return setIsOpen(false)
    setIsShaking(true)
    setTimeout(() => setIsShaking(false), 500)
  }

  return (
    <div>
      {/* Rendered anew on each opening and closing, as pages do. */}
      <button key={`${isOpen}`} onClick={() => setIsOpen(true)} type="button">
        Open probe
      </button>
      <Dialog
        isOpen={isOpen}
        isShaking={isShaking}
        onClose={close}
        titleId="lk-title-probe"
      >
        <Header
          onBack={look === 'short' ? undefined : () => setLook('short')}
          onClose={close}
          title={`Probe ${look}`}
          titleId="lk-title-probe"
        />
        <ViewFrame
          footer={
            <Button onClick={() => setIsBlocked(!isBlocked)} variant="primary">
              {isBlocked ? 'Allow closing' : 'Block closing'}
            </Button>
          }
          key={look}
        >
          {look === 'short' && <Choices onChoice={setLook} />}
          {look === 'long' && <LongList />}
          {look === 'form' && <Form />}
        </ViewFrame>
      </Dialog>
    </div>
  )
}

function Choices({ onChoice }: { onChoice: (look: Look) => void }) {
  return (
    <div className="lk-list">
      <Row end="chevron" onClick={() => onChoice('long')} title="To the list" />
      <Row end="chevron" onClick={() => onChoice('form')} title="To the form" />
    </div>
  )
}

function LongList() {
  const [chosen, setChosen] = useState('')
  return (
    <div className="lk-list">
      <p>Chosen: {chosen}</p>
      {Array.from({ length: 40 }, (_, index) => `Row ${index + 1}`).map(
        (title) => (
          <Row key={title} onClick={() => setChosen(title)} title={title} />
        ),
      )}
    </div>
  )
}

/** A form that ends in a radio group, of which Tab reaches only one control. */
function Form() {
  return (
    <form className="lk-list">
      <label>
        Name <input data-autofocus type="text" />
      </label>
      <fieldset>
        {['One', 'Two', 'Three'].map((name) => (
          <label key={name}>
            <input defaultChecked={name === 'Two'} name="number" type="radio" />
            {name}
          </label>
        ))}
      </fieldset>
    </form>
  )
}
