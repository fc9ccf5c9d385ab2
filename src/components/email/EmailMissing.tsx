import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'

/** In place of a step that nothing has led to, and the way to its start. */
export function EmailMissing(props: EmailMissing.Props) {
  const { label, onStart, text, title } = props
  return (
    <ViewFrame
      footer={
        <Button onClick={onStart} variant="primary">
          {label}
        </Button>
      }
    >
      <div className="lk-empty">
        <p className="lk-empty-title">{title}</p>
        <p className="lk-empty-text">{text}</p>
      </div>
    </ViewFrame>
  )
}

export declare namespace EmailMissing {
  type Props = {
    label: string
    onStart: () => void
    text: string
    title: string
  }
}
