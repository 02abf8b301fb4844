import '@app/ui/tokens.css';
import { Crowd } from '@app/scenes/dream/Crowd';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const count = Number(new URLSearchParams(location.search).get('count'));
createRoot(root).render(<Crowd count={count} language="en" />);
