// /auth/signup: where the fall-back of the specification leads, the same as the registration.
import { replace } from 'react-router'

export const loader = () => replace('/auth/register')
