// How the sign-in library's names begin, for those that have to leave them alone as well.

export const poolPrefix = 'CognitoIdentityServiceProvider.'
