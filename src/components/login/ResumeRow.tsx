'use client'
import { useModal } from '../../hooks/useModal.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { useStrings } from '../strings/useStrings.js'
import { getLoginView } from './getLoginView.js'
import { useLogin } from './useLogin.js'

/** Back into a login that was left, or closed by accident. */
export function ResumeRow() {
  const login = useLogin()
  const { entry, go } = useModal()
  const { login: strings } = useStrings()
  const view = getLoginView(login)
  if (!view || view === entry.view) return null
  const titles = {
    connecting: strings.resumeOpening,
    device: strings.resumeLink,
    otp: strings.resumeCode,
  }
  return (
    <Row
      detail={login.email}
      end="chevron"
      onClick={() => go({ view })}
      tile={
        <span className="lk-resume-tile">
          <Icon name="email" />
        </span>
      }
      title={titles[login.step as keyof typeof titles]}
    />
  )
}
