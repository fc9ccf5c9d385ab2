import type { Kit } from '../createKit.js'
import { connectDevice } from './connectDevice.js'
import { connectEmail } from './connectEmail.js'
import { connectOtp } from './connectOtp.js'

/** The steps of a login by email for one kit, fetched together. */
export function createLoginSteps(kit: Kit): createLoginSteps.ReturnType {
  return {
    connectDevice: (parameters) => connectDevice(kit, parameters),
    connectEmail: (parameters) => connectEmail(kit, parameters),
    connectOtp: (parameters) => connectOtp(kit, parameters),
  }
}

export declare namespace createLoginSteps {
  type ReturnType = {
    connectDevice(
      parameters: connectDevice.Parameters,
    ): Promise<connectDevice.ReturnType>
    connectEmail(
      parameters: connectEmail.Parameters,
    ): Promise<connectEmail.ReturnType>
    connectOtp(
      parameters: connectOtp.Parameters,
    ): Promise<connectOtp.ReturnType>
  }
}
