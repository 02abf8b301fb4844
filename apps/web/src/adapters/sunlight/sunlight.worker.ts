import { type LightRequest, type YearOfLight, yearOfLight } from '@app/home';

const scope = self as unknown as {
  // the DOM library types `self` as a window; this file runs in a worker
  onmessage: ((event: MessageEvent<LightRequest>) => void) | null;
  postMessage(message: YearOfLight): void;
};

scope.onmessage = ({ data }) => scope.postMessage(yearOfLight(data));
