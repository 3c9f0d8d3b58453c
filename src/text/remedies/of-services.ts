import type { Remedy } from './remedy.ts';

/** What the checks of a development's services ask for. */
export const OF_SERVICES: readonly Remedy[] = [
  [/^write the form's address/, 'https://로 시작하는 접수 주소를 적어 주세요.'],
  [
    /^missing; either all VITE_FIREBASE_/,
    '빠져 있습니다. Firebase의 apiKey, authDomain, projectId, appId는 넷을 모두 적거나 모두 비워 주세요.',
  ],
  [/^only a Firebase project has/, 'Firebase 값이 있어야 쓸 수 있습니다. Firebase 값을 적거나 이 칸을 비워 주세요.'],
  [/^write the bucket's name/, '저장소 이름만 적어 주세요. 예: my-project.firebasestorage.app'],
  [
    /^\S+ is another development's \((.+)\): make a form/,
    '다른 단지($1)의 접수 주소입니다. 이 단지의 접수 주소를 따로 만들어 적어 주세요.',
  ],
  [
    /^\S+ is another development's too \((.+?)\): each would overwrite/,
    '다른 단지($1)와 같은 곳에 게시됩니다. 서로 다른 Hosting 사이트를 적거나 다른 프로젝트를 써 주세요.',
  ],
];
