import { createSource } from '../dialog/createSource.js'

/** Drawing a picture is not in the code that a page starts with. */
export const avatarSource = createSource(() =>
  import('./ButtonAvatar.js').then(({ ButtonAvatar }) => ButtonAvatar),
)
