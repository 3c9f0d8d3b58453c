/** Rows of the first sheet that a development's `site.env` says: what stands in every visitor's browser anyway, no secret. */
export const SERVICE_LABELS = {
  VITE_FORM_RESERVATION: ['방문예약 팝업 접수 주소'],
  VITE_FORM_INTEREST: ['관심고객 팝업 접수 주소'],
  VITE_FORM_VISIT: ['첫 화면 방문예약 접수 주소'],
  VITE_FORM_CUSTOMER: ['고객 페이지 접수 주소'],
  VITE_FIREBASE_API_KEY: ['Firebase apiKey', 'apiKey'],
  VITE_FIREBASE_AUTH_DOMAIN: ['Firebase authDomain', 'authDomain'],
  VITE_FIREBASE_PROJECT_ID: ['Firebase projectId', 'projectId'],
  VITE_FIREBASE_APP_ID: ['Firebase appId', 'appId'],
  VITE_FIREBASE_STORAGE_BUCKET: ['Firebase storageBucket', 'storageBucket'],
  HOSTING_SITE: ['Hosting 사이트'],
} as const;
export type ServiceVariable = keyof typeof SERVICE_LABELS;
