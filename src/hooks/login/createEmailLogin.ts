import { connectDevice } from '../../actions/connectDevice.js'
import { connectEmail } from '../../actions/connectEmail.js'
import { connectOtp } from '../../actions/connectOtp.js'
import { EMAIL_LOGIN_COOLDOWN_MS } from '../../core/constants/login.js'
import { LoginCooldownError } from '../../core/errors/login.js'
import type { Kit } from '../../createKit.js'
import type { PendingLogin } from '../../features/login/readPendingLogin.js'

/** Runs an attempt of `useEmailLogin`. Loaded when the user logs in. */
export function createEmailLogin(
  parameters: createEmailLogin.Parameters,
): createEmailLogin.ReturnType {
  const { end, keep, kit, lead, setEmail, setStep, signal, start } = parameters

  async function waitForDevice(email: string) {
    try {
      const { step } = await connectDevice(kit, { signal })
      if (signal.aborted) return
      keep({ email, sentAt: Date.now(), step })
      lead({ cause: 'device', step })
    } catch (error) {
      // The link is void; only a new email can continue the login.
      if (!signal.aborted) {
        setStep('email')
        keep(undefined)
      }
      throw error
    }
  }

  return {
    waitForDevice,
    async submitEmail(typed) {
      const email = typed.trim()
      const connected = await connectEmail(kit, { email, signal }).catch(
        (error: unknown) => {
          if (error instanceof LoginCooldownError) start(error.secondsLeft)
          // The emailed link is no longer awaited.
          if (!signal.aborted)
            setStep((step) => (step === 'device' ? 'email' : step))
          throw error
        },
      )
      if (signal.aborted) return
      start(EMAIL_LOGIN_COOLDOWN_MS / 1_000)
      setEmail(email)
      const { step } = connected
      keep(
        step === 'connected' ? undefined : { email, sentAt: Date.now(), step },
      )
      lead({ cause: 'mail', step })
      if (step === 'connected') end()
      if (step === 'device') await waitForDevice(email)
    },
    async submitCode(otp) {
      const onAccepted = () => setStep('connecting')
      try {
        await connectOtp(kit, { otp, onAccepted, signal })
      } catch (error) {
        // After an accepted code, a failure requires a new code.
        setStep((step) => (step === 'connecting' ? 'otp' : step))
        throw error
      }
      if (signal.aborted) return
      keep(undefined)
      lead({ cause: 'code', step: 'connected' })
      end()
    },
  }
}

export declare namespace createEmailLogin {
  /** A completed step, and its cause. */
  type StepChange = {
    /** An email was sent, its link was opened, or the code was accepted. */
    cause: 'mail' | 'device' | 'code'
    step: 'otp' | 'device' | 'connected'
  }
  type Step = 'email' | 'device' | 'otp' | 'connecting' | 'connected'
  type Parameters = {
    /** Ends the attempt. */
    end: () => void
    /** Keeps the login across a page reload, or forgets it. */
    keep: (login: PendingLogin | undefined) => void
    kit: Kit
    lead: (change: StepChange) => void
    setEmail: (email: string) => void
    setStep: (step: Step | ((step: Step) => Step)) => void
    signal: AbortSignal
    /** Starts the cooldown until another email, in seconds. */
    start: (seconds: number) => void
  }
  type ReturnType = {
    submitCode(otp: string): Promise<void>
    submitEmail(email: string): Promise<void>
    /** Waits for the link emailed to this address. */
    waitForDevice(email: string): Promise<void>
  }
}
