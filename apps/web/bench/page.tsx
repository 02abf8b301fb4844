import '@app/ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { Crowd } from '../src/scenes/dream/Crowd';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const count = Number(new URLSearchParams(location.search).get('count'));
createRoot(root).render(<Crowd count={count} language="en" />);
