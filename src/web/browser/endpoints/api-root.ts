// What every address of the API begins with.
export const apiRoot = '/api/'
